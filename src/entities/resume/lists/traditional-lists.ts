import { languageTests } from './language-tests.ts'
import { mainlandCities, mainlandProvinces } from './mainland-cities.zh-tw.ts'
import { mainlandMajors } from './mainland-majors.zh-tw.ts'

const taiwan = '台北 新北 桃園 台中 台南 高雄 新竹 基隆 嘉義 彰化'

/** What is offered for a field to who reads traditional characters; anything else may be typed. */
export const lists = {
  cities: [...mainlandCities, ...taiwan.split(' ')],
  hometowns: [...new Set([...mainlandProvinces, ...mainlandCities, ...taiwan.split(' ')])],
  majors: mainlandMajors,
  companyKinds: [
    '國有企業',
    '民營企業',
    '外資企業',
    '合資企業',
    '上市公司',
    '事業單位',
    '科研院所',
    '初創公司',
    '政府機關',
    '社會組織',
  ],
  languages: [
    '英語',
    '日語',
    '韓語',
    '法語',
    '德語',
    '俄語',
    '西班牙語',
    '葡萄牙語',
    '阿拉伯語',
    '義大利語',
    '普通話',
    '粵語',
    '閩南語',
  ],
  languageCertificates: [...languageTests, '普通話二級甲等', '普通話一級乙等'],
} as const
