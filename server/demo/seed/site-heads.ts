import type { Brand, LocalText, SiteInfo } from '../../../contract/calls/site.ts'
import { words } from './words.ts'

/** What follows the name in the title of a home, by kind of brand (SITE-4). */
export const homeTitles: Readonly<Record<Brand['kind'], LocalText>> = {
  recruiting: words('校园招聘平台', '校園徵才平台', 'Campus Recruitment Platform'),
  'employment-education': words('就业育人平台', '就業育人平台', 'Career Education'),
  'career-planning': words('生涯规划平台', '生涯規劃平台', 'Career Planning'),
  province: words('全省岗位与双选会', '全省職缺與徵才博覽會', 'Jobs and Fairs Across the Province'),
  plain: words('校园招聘', '校園徵才', 'Campus Recruitment'),
}

/** What search engines read of a site that is no service of a kind of its own, by type. */
const byType: Readonly<Record<SiteInfo['type'], LocalText>> = {
  1: words(
    '面向全国毕业生的校园招聘平台：合作高校审核的企业与职位，一份简历走遍每一场双选会。',
    '面向全國畢業生的校園徵才平台：合作大學審核的企業與職缺，一份履歷走遍每一場徵才博覽會。',
    'Campus recruitment for graduates everywhere: companies and jobs vetted by partner universities, one resume for every fair.',
  ),
  2: words(
    '面向本校毕业生的校园招聘与就业服务：企业直招、双选会、简历与面试辅导。',
    '面向本校畢業生的校園徵才與就業服務：企業直徵、徵才博覽會、履歷與面試輔導。',
    'Campus recruitment and career services for our graduates: jobs, fairs, resumes and interviews.',
  ),
  3: words(
    '人才联盟的校园招聘：成员企业在一处发布职位，毕业生在一处投递。',
    '人才聯盟的校園徵才：成員企業在一處發布職缺，畢業生在一處投遞。',
    'Campus recruitment of a talent alliance: its members’ jobs in one place, for graduates to apply in one place.',
  ),
}

const byKind: Readonly<Partial<Record<Brand['kind'], LocalText>>> = {
  'employment-education': words(
    '课程、实训与就业相衔接的育人服务：从课堂到岗位，每一步都有指导。',
    '課程、實訓與就業相銜接的育人服務：從課堂到職場，每一步都有指導。',
    'Courses, practice and jobs joined up: guidance at every step from the classroom to work.',
  ),
  'career-planning': words(
    '认识自己、了解职业、规划生涯：面向在校生与毕业生的就业指导。',
    '認識自己、了解職業、規劃生涯：面向在校生與畢業生的就業輔導。',
    'Know yourself, know the work, plan your career: guidance for students and graduates.',
  ),
  province: words(
    '全省高校毕业生就业服务：省内岗位、双选会与就业政策，一网汇集。',
    '全省大學畢業生就業服務：省內職缺、徵才博覽會與就業政策，一網匯集。',
    'Employment service for graduates of the province: its jobs, fairs and policies in one place.',
  ),
}

/** What search engines read of a site (SITE-4). */
export const descriptionOf = (kind: Brand['kind'], type: SiteInfo['type']): LocalText => byKind[kind] ?? byType[type]
