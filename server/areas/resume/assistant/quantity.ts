/** Years, months, days and hours of a clock, which say when and not how much. */
const TIMES = [
  /(?<!\d)(?:19|20)\d\d\s*[-/.年]\s*\d{1,2}(?:\s*[-/.月]\s*\d{1,2})?\s*[月日号]?/g,
  /(?<!\d)(?:19|20)\d\d\s*(?:年|级|届|学年|赛季|春|秋|春季|秋季|暑期|寒假)/g,
  /(?<![\d.,])(?:19|20)\d\d(?![\d.,]*\s*(?:余|多|\+|＋|人|名|份|条|位|次|家|件|台|套|张|个|篇|行|页|元|万|亿|千|百|吨|公里|米|字|户|平|㎡|%|％|QPS|qps))(?<!\b[a-z]+ed \d{4})/g,
  /\d{1,2}\s*月(?!度)(?:\s*\d{1,2}\s*[日号])?/g,
  /(?<!\d)\d{1,2}[:：]\d\d(?!\d)/g,
]

/** Names that a number belongs to: STM32F103, H5, CET-6, RS485, 802.11, GB/T 50500. */
const NAMES = [
  /[A-Za-z][A-Za-z+#]*[-_]?\d[\w.-]*/g,
  /\b(?:[23]D|[2-6]G)(?![A-Za-z])/g,
  /802\.\d+\w*/g,
  /GB(?:\/T)?\s*\d[\d.-]*/gi,
]

/** What a number behind them measures; behind any other name it is a version: Python 3, Chapter 3. */
const MEASURES =
  /^(?:AUC|F1|R2|MAE|RMSE|MSE|QPS|TPS|GMV|ROI|DAU|MAU|PV|UV|CTR|CVR|mAP|MAP|GPA|IOU|IoU|NPS|TOP|Top|KPI|A|An|The|About|Around|Nearly|Over|[A-Z][a-z-]+ed|[A-Z][a-z]+ing|Led|Wrote|Built|Ran|Won|Made|Grew|Cut|Sold|Taught|Held|Drove|Shot|Drew|Gave|Met|Read|Saw|Set)$/
const UNITS =
  '[%％‰+＋]|ms\\b|[kKwWM]\\b|万|千|百|余|多|个(?!性)|张|份|篇|条|次|人|名|家|台|套|倍|天|小时|周|轮|页|行|场|元'
const AFTER_NAME = new RegExp(`([A-Z][A-Za-z+#.]*)\\s+v?\\d+(?:\\.\\d+)*(?:\\.x)?(?![\\d.]*\\s*(?:${UNITS}))`, 'g')

const ORDINALS = /第\s*(?:\d+|[一二三四五六七八九十百]+)\s*(?!名)[一-鿿]?/g
/** A number that a list begins with. */
const MARKS = /^\s*[(（]?\d{1,2}[)）.、．]\s*/

const DIGITS = /\d/
const NUMERAL = '[二两三四五六七八九十百千万数几]'
const SPELLED = new RegExp(
  `(?:${NUMERAL}|[一二两三四五六七八九十百千万数几]{2,})[余多来]?(?:倍|名|人|次|场|份|篇|家|台|套|项|周|个|天|小时|万|亿|千|百|条|款|期|组|位|本|节|门|轮|成|年|块|批|所|座|层|件|支|届|分之|折)`,
)
const HALVES = /翻了?[一二两三]?番|减半|一半|过半|翻倍|成倍|上百|上千|上万|近百|近千|数百|数千|百余|千余|十余/
const ENGLISH =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|dozens?|hundreds?|thousands?|millions?|doubled?|doubling|tripled?|tripling|quadrupled|halved|halving|half|twice|twofold|threefold)\b/i

/** Whether a line tells how much or how many; when, which version and which number of a series do not count. */
export function hasQuantity(line: string): boolean {
  let rest = line.normalize('NFKC').replace(MARKS, '')
  for (const when of TIMES) rest = rest.replace(when, ' ')
  for (const name of NAMES) rest = rest.replace(name, ' ')
  rest = rest.replace(AFTER_NAME, (all, word: string) => (MEASURES.test(word) ? all : ' ')).replace(ORDINALS, ' ')
  return DIGITS.test(rest) || SPELLED.test(rest) || HALVES.test(rest) || ENGLISH.test(rest)
}
