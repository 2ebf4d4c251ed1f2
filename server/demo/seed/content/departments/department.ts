import type { LocalText } from '../../../../../contract/calls/site.ts'
import { words } from '../../words.ts'

export interface DemoDepartment {
  readonly name: LocalText
  readonly icon: string
  readonly domain: string
  readonly disciplines: string[]
  readonly majors: readonly (readonly [name: LocalText, discipline: string])[]
}

export type MajorRow = readonly [cn: string, tw: string, en: string, discipline?: string]

export function department(
  [cn, tw, en]: readonly [string, string, string],
  icon: string,
  disciplines: string[],
  majors: readonly MajorRow[],
  domain = '',
): DemoDepartment {
  return {
    name: words(cn, tw, en),
    icon,
    domain,
    disciplines,
    majors: majors.map(([cn, tw, en, discipline]) => [words(cn, tw, en), discipline ?? disciplines[0]!]),
  }
}

export const computingMajors: readonly MajorRow[] = [
  ['计算机科学与技术', '資訊工程', 'Computer Science'],
  ['软件工程', '軟體工程', 'Software Engineering'],
  ['人工智能', '人工智慧', 'Artificial Intelligence'],
  ['数据科学与大数据技术', '資料科學與大數據技術', 'Data Science'],
  ['物联网工程', '物聯網工程', 'Internet of Things'],
]
