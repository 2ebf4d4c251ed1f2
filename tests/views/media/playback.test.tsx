import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor } from 'xstate'
import type { playbackMachine } from '../../../machines/media/playback/playback.machine.ts'
import { playbackPaths } from '../../../machines/media/playback/playback.paths.ts'
import { providePlayback } from '../../../machines/media/playback/playback.ports.ts'
import { type FilmView, filmView } from '../../../machines/media/playback/playback.selectors.ts'
import { Film } from '../../../src/features/media/video/Film.tsx'
import { seeCount } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'
import { detail, video } from './world.ts'

interface World {
  readonly desk: Desk
  readonly actor: ActorRefFrom<typeof playbackMachine>
  close(): void
}

const film = (): HTMLVideoElement => document.querySelector('video')!

/** The film tells something, being so long, there, and played so far. */
function tell(type: string, { seconds = 30, place = 0, played = 0 } = {}): void {
  const ranges = { length: 1, start: () => 0, end: () => played }
  const state = { duration: seconds, currentTime: place, played: ranges }
  for (const [name, value] of Object.entries(state)) {
    Object.defineProperty(film(), name, { value, configurable: true })
  }
  film().dispatchEvent(new Event(type))
}

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

const buttons = {
  loading: [],
  ready: ['播放'],
  left: ['从 0:12 继续播放', '从头播放'],
  open: [],
  broken: ['重试'],
} satisfies Record<FilmView, string[]>

replay<typeof playbackMachine, World>(playbackPaths, {
  async open({ input }, options) {
    const settings = playbackPaths.inputs[input]
    if (!settings) throw new Error(`no input is named ${input}`)
    const desk = new Desk()
    const note =
      (name: string) =>
      (...said: unknown[]) =>
        void desk.call(name, said)
    const machine = providePlayback({
      film: { play: note('play'), seek: note('seek'), reload: note('reload') },
      places: { write: note('write'), remove: note('remove') },
      reportWatched: (id) => desk.call('reportWatched', id),
    })
    const actor = createActor(machine, { input: settings, ...options }).start()
    // A film that never comes.
    const nothing = URL.createObjectURL(new MediaSource())
    const rendered = renderPage(
      <Film media={detail(video(7), { video_url: nothing })} actor={actor} markFilm={() => {}} />,
    )
    await expect.poll(film).not.toBeNull()
    const close = () => {
      rendered.close()
      URL.revokeObjectURL(nothing)
      actor.stop()
    }
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('reportWatched'),
    'FILM.LOADED': () => tell('loadedmetadata'),
    'FILM.FAILED': () => tell('error'),
    'FILM.PLAYED': () => tell('play'),
    'FILM.MOVED': ({ event }) => tell('timeupdate', event as { place?: number; played?: number }),
    'FILM.PAUSED': ({ event }) => tell('pause', event as { place?: number }),
    'FILM.ENDED': () => tell('ended'),
    'PLAY.ASKED': () => press(/^(从 .* 继续)?播放$/),
    RESTARTED: () => press('从头播放'),
    RETRIED: () => press('重试'),
  },
  async see({ world }) {
    const snapshot = world.actor.getSnapshot()
    const view = filmView(snapshot)
    const { place } = snapshot.context
    const names = () =>
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent)
    await expect
      .poll(names)
      .toEqual(buttons[view].map((name) => name.replace('0:12', `0:${String(place).padStart(2, '0')}`)))
    expect(film().controls).toBe(view === 'open')
    await seeCount(page.getByRole('alert').getByText('视频没有播放出来'), view === 'broken' ? 1 : 0)
    for (const said of world.desk.calls('reportWatched')) expect(said).toBe('7')
    return view
  },
  proves: () => ['FAIR-2'],
})
