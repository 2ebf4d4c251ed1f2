import { LatePane } from '../../../shared/late/LatePane.tsx'
import { lateCode } from '../../../ui/late-code.ts'

const pane = lateCode(() => import('./AttachmentsPane.tsx'))
const nothing = {}

/** The student's files, whose code comes when it is wanted. */
export const LateAttachments = () => <LatePane code={pane} props={nothing} />
