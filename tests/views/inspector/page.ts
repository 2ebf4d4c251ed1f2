import { createActor, SimulatedClock } from 'xstate'
import { provideQrLogin } from '../../../machines/login/qr-login/qr-login.ports.ts'
import { Recording } from '../../../src/inspector/page/recording.ts'
import { describeActor, describeStep } from '../../../src/inspector/page/serialise.ts'
import { CHANNEL, type PageMessage, type PanelMessage, type Request } from '../../../src/inspector/wire.ts'
import { Desk } from '../world/desk.ts'

/** An inspected page with one login by QR code, whose calls the test answers and whose clock it moves. */
export class InspectedPage {
  readonly desk = new Desk()
  readonly clock = new SimulatedClock()
  /** What the inspector asked for, and which keys of the dock it pressed. */
  readonly asked: Request[] = []
  readonly pressed: string[] = []
  readonly actor = createActor(
    provideQrLogin({
      holdQrCode: () => () => undefined,
      visibility: { isHidden: () => false, watch: () => () => undefined },
      fetchQrCode: (page) => this.desk.call('fetchQrCode', page),
      poll: (uuid) => this.desk.call('poll', uuid),
    }),
    { input: { page: '/login' }, clock: this.clock },
  )
  readonly #channel = new BroadcastChannel(CHANNEL)
  readonly #recording = new Recording()
  readonly #tab: string

  constructor(tab = 'tab') {
    this.#tab = tab
    this.actor.start()
    this.#recording.follow(this.actor)
    this.#recording.listen(() => this.#tell())
    this.#channel.onmessage = ({ data }: MessageEvent<PanelMessage>) => data.to === 'page' && this.#hear(data)
    this.#sayHere()
  }

  /** The page is left, as its own code would say. */
  leave(): void {
    this.#post({ to: 'panel', type: 'gone', tab: this.#tab })
  }

  close(): void {
    this.actor.stop()
    this.#channel.close()
  }

  #sayHere(): void {
    this.#post({ to: 'panel', type: 'here', tab: this.#tab, title: 'Login', address: 'http://localhost/login' })
  }

  #hear(message: PanelMessage): void {
    switch (message.type) {
      case 'seek':
        this.#sayHere()
        break
      case 'attach':
        this.#tellLast()
        this.#tell()
        break
      case 'dock':
        this.pressed.push(message.event)
        break
      case 'request': {
        const { id, request } = message
        this.asked.push(request)
        if (request.ask === 'send') this.actor.send(request.event as never)
        const value = request.ask === 'plan' ? { onPage: false, paths: [] } : { accepted: true }
        this.#post({ to: 'panel', type: 'answer', tab: this.#tab, id, result: { value } })
      }
    }
  }

  #tell(): void {
    const { actors, steps } = this.#recording
    this.#post({ to: 'panel', type: 'actors', tab: this.#tab, actors: [...actors.values()].map(describeActor) })
    this.#post({ to: 'panel', type: 'steps', tab: this.#tab, isBeginning: true, steps: steps.map(describeStep) })
  }

  /** As to an inspector that attached before this one. */
  #tellLast(): void {
    const steps = this.#recording.steps.slice(-1).map(describeStep)
    this.#post({ to: 'panel', type: 'steps', tab: this.#tab, isBeginning: false, steps })
  }

  #post(message: PageMessage): void {
    this.#channel.postMessage(message)
  }
}
