/** Radicals, each followed by the character that it looks like: Unicode's EquivalentUnifiedIdeograph. */
const SUPPLEMENT =
  '⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺇𠘨⺈刀⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺑𡯂⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王' +
  '⺪𤴔⺫目⺬示⺭礻⺮𥫗⺯糹⺰纟⺱罓⺲罒⺳㓁⺴冗⺵𦉫⺶羊⺷𦍌⺸𦍋⺹耂⺺肀⺻聿⺼肉⺽𦥑⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇𧢲⻈讠⻉贝⻊𧾷⻋车⻌辶⻍辶⻎辶⻏邑⻐钅⻑長' +
  '⻒镸⻓长⻔门⻕𨸏⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞𩙿⻟飠⻠饣⻡𩠐⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'

/** Of the block CJK Radicals Supplement; those of the Kangxi radicals NFKC knows. */
const radicals: ReadonlyMap<string, string> = new Map(
  Array.from(SUPPLEMENT.matchAll(/(.)(.)/gu), ([, radical, character]) => [radical!, character!]),
)

/** Traditional characters of the words that rules look for, each followed by its simplified one. */
const PAIRS =
  '學学歷历經经驗验專专業业習习實实務务項项團团職职榮荣譽誉獎奖證证書书語语個个資资訊讯聯联絡络電电話话機机郵邮箱箱現现點点籍籍貫贯戶户別别齡龄畢毕屆届級级績绩課课參参與与擔担責责負负開开發发競竞賽赛幹干傳传單单師师員员長长醫医藥药護护財财會会計计銀银設设計计廣广廠厂進进維维術术評评價价優优勢势愛爱興兴標标應应聘聘係系環环區区縣县灣湾臺台東东廣广門门連连濟济漢汉寧宁蘇苏陽阳義义關关組组織织協协將将對对導导當当從从後后複复歲岁號号網网頁页軟软體体數数據据庫库圖图貿贸銷销運运營营問问題题領领處处審审論论題题碩硕博博士士學学術术國国際际達达內内間间時时簡简況况屬属狀状態态類类創创辦办獲获種种報报編编輯辑譯译樂乐劃划畫画養养動动農农測测繪绘場场馬马龍龙鳳凤鄭郑陳陈張张劉刘楊杨黃黄趙赵吳吴孫孙許许謝谢馮冯蕭萧羅罗葉叶蔣蒋鐘钟盧卢賴赖劍剑顧顾龔龚' +
  '紹绍稱称輔辅薦荐獻献隊队調调選选衛卫鄧邓鄒邹韓韩嚴严湯汤賀贺龐庞魯鲁錢钱莊庄範范頒颁營营執执園园幼幼兒儿畫画攝摄錄录熟熟鍊练練练嫻娴瞭了觀观銜衔證证構构製制術术認认證证讀读寫写聽听說说難难約约餘余總总紀纪錄录記记'
const simplified = new Map(Array.from(PAIRS.matchAll(/(.)(.)/gu), ([, from, to]) => [from!, to!]))

const isCompatible = (character: string) =>
  /[\u2f00-\u2fdf\uf900-\ufaff\ufb00-\ufb06\u{2f800}-\u{2fa1f}]/u.test(character)

/** Letters that a font drew as one, and radicals that look as characters do, as they are meant. */
const asMeant = (character: string): string =>
  radicals.get(character) ?? (isCompatible(character) ? character.normalize('NFKC') : character)

/** A text in the characters that it means; ligatures make it longer. */
export const meantOf = (text: string): string => Array.from(text, asMeant).join('')

/**
 * A text as rules compare it, as long as the text itself: full-width Latin as ASCII, the characters of known words
 * simplified, dashes and spaces of every kind as one.
 */
export function fold(text: string): string {
  let folded = ''
  for (const character of text) folded += foldOne(character)
  return folded
}

function foldOne(character: string): string {
  const code = character.charCodeAt(0)
  if (code >= 0xff01 && code <= 0xff5e) {
    const ascii = String.fromCharCode(code - 0xfee0)
    return ascii === '~' ? '-' : ascii
  }
  if (character === '~') return '-'
  if (/[\p{Pd}−─━～〜➔→⟶]/u.test(character)) return '-'
  if (/[\u00a0\u2000-\u200b\u202f\u205f]/.test(character)) return ' '
  return simplified.get(character) ?? character
}
