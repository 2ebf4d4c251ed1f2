import { encodeParams } from '../../../contract/encoding.ts'
import { type Call, type Golden, measuring, missed, tuned } from '../../golden.ts'
import type { Figure } from '../figure.ts'
import { startProduct } from '../server.ts'

/** How many keywords of the golden list find what they should among the first five. */
export async function measureSearch(): Promise<Figure[]> {
  const product = await startProduct()
  const call: Call = async ({ path }, params) => {
    const query = new URLSearchParams(encodeParams(params as Record<string, unknown>))
    const response = await fetch(`http://localhost:${product.port}${path}?${query}`)
    return response.json() as never
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
    await product.stop()
  }
}
