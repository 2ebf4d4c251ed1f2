import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import { playbackPaths } from '../../../machines/media/playback/playback.paths.ts'
import { providePlayback } from '../../../machines/media/playback/playback.ports.ts'
import { Film } from '../../../src/features/media/video/Film.tsx'
import { renderPage } from '../world/page.tsx'
import { detail, video } from './world.ts'

it('says that a film without an address was not played, again at another try [FAIR-2]', async () => {
  let reloads = 0
  const element = () => document.querySelector('video')!
  const machine = providePlayback({
    film: {
      play: () => {},
      seek: () => {},
      reload: () => {
        reloads += 1
        element().load()
      },
    },
    places: { write: () => {}, remove: () => {} },
    reportWatched: async () => {},
  })
  const [input] = Object.values(playbackPaths.inputs)
  const actor = createActor(machine, { input: input! }).start()
  const rendered = renderPage(<Film media={detail(video(7), { video_url: '' })} actor={actor} markFilm={() => {}} />)
  const broken = page.getByRole('alert').getByText('视频没有播放出来')
  await expect.element(broken).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '重试' }))
  await expect.poll(() => reloads).toBe(1)
  await expect.element(broken).toBeVisible()
  rendered.close()
  actor.stop()
})
