import { type Call, type Golden, measuring, missed, tuned } from '../../golden.ts'
import { Connection } from '../connection.ts'
import type { Figure } from '../figure.ts'
import { requestOf } from '../request.ts'
import { HOST, openContent } from './content.ts'

/** How many keywords of the golden list find what they should among the first five. */
export async function measureSearch(): Promise<Figure[]> {
  const content = await openContent(1)
  const connection = new Connection(content.port)
  const call: Call = async (spec, params) => {
    const request = requestOf(spec, params as Record<string, unknown>, `${HOST}:${content.port}`)
    return JSON.parse((await connection.ask(request)).body)
  }
  const shareOf = async (half: readonly Golden[]) => 1 - (await missed(half, call)).length / half.length
  try {
    return [
      { name: 'keywords that find, tuned half', value: await shareOf(tuned), unit: '', promise: { atLeast: 1 } },
      {
        name: 'keywords that find, measuring half',
        value: await shareOf(measuring),
        unit: '',
        promise: { atLeast: 0.9 },
      },
    ]
  } finally {
    connection.close()
    await content.close()
  }
}
