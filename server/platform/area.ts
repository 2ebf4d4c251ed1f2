import type { FastifyInstance } from 'fastify'
import type { Handlers } from './http/registry.ts'
import type { JobKind } from './jobs/worker.ts'
import type { Swept } from './sweeper.ts'

/** What goes on beside answers while the server listens. */
export interface Process {
  begin?(): void
  /** Waits for what is under way. */
  end(): Promise<void>
}

/**
 * What the server does for one area of the product.
 * `Needs` are services of the platform, of the providers and of areas before it, `Own` are its own.
 */
export interface Area<Needs, Own, Calls> {
  readonly services?: (needs: Needs) => Own | Promise<Own>
  /** Answers calls of the contract. */
  readonly calls?: (services: Needs & Own) => Calls
  /** Tables whose rows are over some day. */
  readonly sweeps?: (services: Needs & Own) => readonly Swept[]
  /** Jobs that one process at a time does. */
  readonly jobs?: (services: Needs & Own) => readonly JobKind[]
  readonly processes?: (services: Needs & Own) => readonly Process[]
  /** Pages at addresses of their own. */
  readonly pages?: (app: FastifyInstance, services: Needs & Own) => void
}

export const defineArea = <Needs, Own extends object = object, Calls extends Partial<Handlers> = object>(
  area: Area<Needs, Own, Calls>,
): Area<Needs, Own, Calls> => area

/** All that some areas do together. */
export interface Built<Services, Calls> {
  readonly services: Services
  readonly calls: Calls
  readonly sweeps: readonly Swept[]
  readonly jobs: readonly JobKind[]
  readonly processes: readonly Process[]
  pages(app: FastifyInstance): void
}

/** Areas in an order in which each finds what it needs. */
export interface Areas<Base, Services, Calls> {
  with<Own extends object, More extends object>(
    area: Area<Services, Own, More>,
  ): Areas<Base, Services & Own, Calls & More>
  build(base: Base): Promise<Built<Services, Calls>>
}

export type ServicesOf<A> = A extends Areas<never, infer Services, unknown> ? Services : never

// biome-ignore lint/suspicious/noExplicitAny: what each area needs is checked where it is put in its place
type Any = Area<any, any, any>

function of<Base, Services, Calls>(areas: readonly Any[]): Areas<Base, Services, Calls> {
  return {
    with: (area) => of([...areas, area]),
    async build(base) {
      // biome-ignore lint/suspicious/noExplicitAny: likewise
      let services: any = base
      for (const area of areas) services = { ...services, ...(await area.services?.(services)) }
      return {
        services,
        calls: Object.assign({}, ...areas.map((area) => area.calls?.(services))),
        sweeps: areas.flatMap((area) => area.sweeps?.(services) ?? []),
        jobs: areas.flatMap((area) => area.jobs?.(services) ?? []),
        processes: areas.flatMap((area) => area.processes?.(services) ?? []),
        pages(app) {
          for (const area of areas) area.pages?.(app, services)
        },
      }
    },
  }
}

/** No area yet. */
export const areasOn = <Base extends object>(): Areas<Base, Base, object> => of([])
