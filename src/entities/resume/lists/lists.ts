import { cities, provinceNames } from './cities.ts'
import { languageTests } from './language-tests.ts'
import { majors } from './majors.ts'
import { spellings } from './spellings.ts'

/** What is offered for a field; anything else may be typed. */
export const lists = {
  cities,
  hometowns: [...new Set([...provinceNames, ...cities])],
  majors,
  companyKinds: [
    '国有企业',
    '民营企业',
    '外资企业',
    '合资企业',
    '上市公司',
    '事业单位',
    '科研院所',
    '初创公司',
    '政府机关',
    '社会组织',
  ],
  languages: [
    '英语',
    '日语',
    '韩语',
    '法语',
    '德语',
    '俄语',
    '西班牙语',
    '葡萄牙语',
    '阿拉伯语',
    '意大利语',
    '普通话',
    '粤语',
    '闽南语',
  ],
  languageCertificates: [...languageTests, '普通话二级甲等', '普通话一级乙等'],
} as const

/** How places are pronounced, for whoever types that. */
export const spelt: ReadonlyMap<string, string> = new Map(
  [...cities, ...provinceNames].map((name, at) => [name, spellings[at] ?? '']),
)
