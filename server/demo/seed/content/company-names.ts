import { companyTemplates } from './company-templates/templates.ts'

const FIRST =
  '晨云海江远青知明禾岚澄白南榕凌松观苍潮听瑞星泽瀚启岳溪沐木山涵半长方九易万砺棠景清嘉安和宁朗旭恒博文思允致若予承弘元溯循'
const SECOND =
  '川屿岫澜溪岭原野舟帆桥石林泉峰汀洲渡湾岸泽桦杉楠榆槐枫桐柏樟霁晴朗霖霄穹曜昕曦昀钧铭铎钰锦缦织绎维经纬衡度量矩规方圆融通达远行知识学诚信义礼仁和谐润沛渊源流澈润泓涟漪汐潮浪涛港津梁台阁轩庭廊苑园径道程风帆星月'

const [first, second] = [FIRST, SECOND].map((text) => [...new Set(text)]) as [string[], string[]]

/** Companies of a block. */
export const COMPANIES = companyTemplates.length
/** Up to here no two companies have the same name. */
export const BLOCKS_MAX = second.length

/** Name of a block's company; the first block has those of the templates, the others combine syllables. */
export function companyName(template: number, block: number): string {
  const [name, trade] = companyTemplates[template]!
  return block === 0 ? name : `${first[template]}${second[(block + template * 7) % second.length]}${trade}`
}

export const namesOfBlock = (block: number): string[] =>
  companyTemplates.map((_, template) => companyName(template, block))
