import { type Call, type Golden, measuring, missed, tuned } from '../../golden.ts'
import { goldenStudents, notRecommended, write } from '../../golden-students.ts'
import { Connection } from '../connection.ts'
import type { Figure } from '../figure.ts'
import { requestOf } from '../request.ts'
import { HOST, openContent } from './content.ts'

/** How many keywords of the golden list find what they should among the first five, and how much of what suits golden students is among the first ten that are recommended. */
export async function measureSearch(): Promise<Figure[]> {
  const content = await openContent(1)
  const connection = new Connection(content.port)
  const callAs =
    (cookie: string): Call =>
    async (spec, params) => {
      const request = requestOf(spec, params as Record<string, unknown>, `${HOST}:${content.port}`, cookie)
      return JSON.parse((await connection.ask(request)).body)
    }
  const call = callAs('')
  async function shareRecommended(): Promise<number> {
    let [wanted, absent] = [0, 0]
    for (const [at, student] of goldenStudents.entries()) {
      const asStudent = callAs(await content.newStudent(`1381234${String(at).padStart(4, '0')}`))
      await write(asStudent, student)
      wanted += student.wanted.length
      absent += (await notRecommended(asStudent, student)).length
    }
    return 1 - absent / wanted
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
      { name: 'what suits students, first ten', value: await shareRecommended(), unit: '', promise: { atLeast: 0.9 } },
    ]
  } finally {
    connection.close()
    await content.close()
  }
}
