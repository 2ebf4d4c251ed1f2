import { lateCode } from '../../ui/late-code.ts'
import { LatePane } from '../LatePane.tsx'

const pane = lateCode(() => import('./AttachmentsPane.tsx'))
const nothing = {}

/** The student's files, whose code comes when it is wanted. */
export const LateAttachments = () => <LatePane code={pane} props={nothing} />
