import { createQueue } from '../../platform/queue.ts'
import { drawJob, type PicturedJob } from './job-picture.ts'

/** Some forty kilobytes each. */
const MOST_KEPT = 200

/** Each takes a tenth of a second of one core, so one at a time. */
const AT_WORK = 1
const WAITING = 32
const SHARE = 8

export interface JobPictures {
  /**
   * The PNG of what a position says now; drawn once, however many ask for it.
   * @param asker whom its waiting counts for
   * @throws Overloaded where too many wait already
   */
  of(job: PicturedJob, asker: string): Promise<Buffer>
}

export function createJobPictures(draw: (job: PicturedJob) => Promise<Buffer> = drawJob): JobPictures {
  const queue = createQueue(AT_WORK, WAITING, SHARE)
  const pictures = new Map<string, Promise<Buffer>>()
  return {
    of(job, asker) {
      const key = JSON.stringify(job)
      const picture = pictures.get(key) ?? queue.run(asker, () => draw(job))
      // The picture that was asked for last is dropped last.
      pictures.delete(key)
      pictures.set(key, picture)
      for (const oldest of pictures.keys()) if (pictures.size > MOST_KEPT) pictures.delete(oldest)
      picture.catch(() => {
        if (pictures.get(key) === picture) pictures.delete(key)
      })
      return picture
    },
  }
}
