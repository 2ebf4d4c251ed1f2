import * as m from '../../../../messages/compiled/messages.js'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { columns, middle } from './Editor.css.ts'
import { pane } from './SectionPane.css.ts'

const LINES = ['40%', '70%', '100%', '100%', '60%', '85%']

/** In the place of a resume while it loads. */
export function ResumeSkeleton() {
  return (
    <div className={columns} role="status" aria-busy="true">
      <span className={unseen}>{m.resume_loading()}</span>
      <div className={middle}>
        <Skeleton width="100%" height="40px" />
        <Skeleton width="80%" height="32px" />
        <Skeleton width="80%" height="32px" />
      </div>
      <div className={`${pane} ${middle}`}>
        {LINES.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <Skeleton key={at} width={width} height="32px" />
        ))}
      </div>
    </div>
  )
}
