import { calls } from '../../contract/calls.ts'
import { startRedis } from '../server/world/redis.ts'
import { Connection } from './connection.ts'
import { type Figure, median } from './figure.ts'
import { requestOf } from './request.ts'
import { type MeasuredServer, startProduct } from './server.ts'
import { newAddress } from './visitor.ts'

const CONNECTIONS = 10
const ROUNDS = 10
const CODES = 200
const LOGINS = 20
const account = { username: 'organiser', password: 'Demo@2026' }

/** Milliseconds of the server's processor per call, in every round; each caller comes from an address of its own. */
async function costsOf(
  server: MeasuredServer,
  count: number,
  spec: Parameters<typeof requestOf>[0],
  params: Record<string, unknown>,
): Promise<number[]> {
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(server.port))
  const round = async () => {
    let left = count
    await Promise.all(
      connections.map(async (connection) => {
        while (left > 0) {
          left -= 1
          const request = requestOf(spec, params, `univ.localhost:${server.port}`, '', newAddress())
          const { body } = await connection.ask(request)
          if (JSON.parse(body).code !== 0) throw new Error(`refused: ${body}`)
        }
      }),
    )
  }
  await round()
  const costs: number[] = []
  for (let rounds = 0; rounds < ROUNDS; rounds += 1) {
    const { cpu: before } = await server.usage()
    await round()
    costs.push(((await server.usage()).cpu - before) / count)
  }
  for (const connection of connections) connection.close()
  return costs
}

/** What a login code and a log-in with a password cost, in memory and on Redis, in turns. */
export async function measureLogins(): Promise<Figure[]> {
  const redis = await startRedis()
  const servers: MeasuredServer[] = []
  try {
    const inMemory = await startProduct()
    servers.push(inMemory)
    const onRedis = await startProduct({ redisUrl: redis.url })
    servers.push(onRedis)
    const figures: Figure[] = []
    for (const [name, count, spec, params] of [
      ['login code, CPU per code', CODES, calls.getLoginQrCode, { page: '/' }],
      ['log-in with a password, CPU', LOGINS, calls.channelLogin, account],
    ] as const) {
      const reference = median(await costsOf(inMemory, count, spec, params))
      const value = median(await costsOf(onRedis, count, spec, params))
      figures.push(
        { name, value: reference, unit: 'ms' },
        { name: `${name}, on Redis`, value, unit: 'ms', reference, ratio: value / reference, note: 'in memory' },
      )
    }
    return figures
  } finally {
    for (const server of servers) await server.stop()
    await redis.kill()
  }
}
