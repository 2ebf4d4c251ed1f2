import { brandOf, campusFair, type DemoSite, exhibition, phones, universityOf } from './site-builders.ts'
import { words } from './words.ts'

const jianglin = {
  address: words(
    '江临市望江区文渊路 188 号 大学生活动中心 2 层',
    '江臨市望江區文淵路 188 號 大學生活動中心 2 樓',
    'Student Centre, Floor 2, 188 Wenyuan Road, Wangjiang District, Jianglin',
  ),
  phones: phones('0571-5550', 1866),
  email: 'jiuye@jianglin.example',
}

const wanghai = {
  address: words(
    '望海市东港区观澜大道 66 号',
    '望海市東港區觀瀾大道 66 號',
    '66 Guanlan Avenue, Donggang District, Wanghai',
  ),
  phones: phones('0532-5550', 2611),
  email: 'job@wanghai.example',
}

/** Schools that have a site of their own. */
export const universities: readonly DemoSite[] = [
  {
    key: 'brand',
    hosts: ['localhost', 'brand.localhost', '127.0.0.1'],
    info: universityOf('brand', {
      brand: brandOf({
        ...wanghai,
        kind: 'recruiting',
        colour: '#0b57d0',
        name: words('望海理工大学', '望海理工大學', 'Wanghai Institute of Technology'),
        tagline: words('启航校园招聘 · 合作高校', '啟航校園徵才 · 合作大學', 'A Qihang partner university'),
        latin_name: 'WANGHAI INSTITUTE OF TECHNOLOGY',
        headline: words(
          '好工作，正在来望海的路上',
          '好工作，正在來望海的路上',
          'Good jobs are on their way to Wanghai',
        ),
        headline_accent: words('正在来望海的路上', '正在來望海的路上', 'on their way to Wanghai'),
        filing: '海ICP备20250101号-2',
        rejected_to: '/',
      }),
    }),
  },
  {
    key: 'univ',
    hosts: ['univ.localhost'],
    info: universityOf('univ', {
      brand: brandOf({
        ...jianglin,
        colour: '#1b5cff',
        name: words('江临大学', '江臨大學', 'Jianglin University'),
        latin_name: 'JIANGLIN UNIVERSITY',
        headline: words(
          '毕业不是终点，从江临启航去往更远处',
          '畢業不是終點，從江臨啟航前往更遠處',
          'Graduation is a departure: set sail from Jianglin',
        ),
        headline_accent: words('从江临启航', '從江臨啟航', 'set sail from Jianglin'),
        filing: '江ICP备20250188号-1',
      }),
    }),
  },
  {
    key: 'nofair',
    hosts: ['nofair.localhost'],
    info: universityOf('nofair', {
      isFairShown: 0,
      transfer_login: 'https://login.songyuan.example/employment',
      exhibition: exhibition(campusFair, false),
      is_ai_interview: 0,
      brand: brandOf({
        colour: '#0f766e',
        name: words('松原师范大学', '松原師範大學', 'Songyuan Normal University'),
        latin_name: 'SONGYUAN NORMAL UNIVERSITY',
        filing: '松ICP备20250217号-1',
        address: words('松原市学府路 1 号', '松原市學府路 1 號', '1 Xuefu Road, Songyuan'),
        phones: phones('0438-5550', 3021),
        email: 'jiuye@songyuan.example',
      }),
    }),
  },
  {
    key: 'faculty',
    hosts: ['faculty.localhost'],
    info: universityOf('faculty', {
      schoolType: 2,
      college: '计算机与人工智能学院',
      brand: brandOf({
        ...wanghai,
        colour: '#4f46e5',
        name: words('望海理工大学', '望海理工大學', 'Wanghai Institute of Technology'),
        tagline: words(
          '计算机与人工智能学院 · 就业服务',
          '電腦與人工智慧學院 · 就業服務',
          'School of Computing and Artificial Intelligence',
        ),
        latin_name: 'SCHOOL OF COMPUTING AND AI',
        filing: '海ICP备20250101号-3',
      }),
    }),
  },
  {
    key: 'taiwan',
    hosts: ['taiwan.localhost'],
    info: universityOf('taiwan', {
      is_taiban: 1,
      default_locale: 'zh-TW',
      exhibition: exhibition(words('校园招聘博览会', '校園徵才博覽會', 'Campus Career Fair'), true),
      college: '資訊學院、管理學院、工學院、設計學院',
      majors: '資訊工程學系、企業管理學系、電機工程學系、視覺傳達設計學系',
      brand: brandOf({
        colour: '#7c3aed',
        name: words('滨海科技大学', '濱海科技大學', 'Binhai University of Science and Technology'),
        latin_name: 'BINHAI UNIVERSITY OF SCIENCE AND TECHNOLOGY',
        filing: '學生事務處職涯發展組',
        address: words('基隆市滨海路 200 号', '基隆市濱海路 200 號', '200 Binhai Road, Keelung'),
        phones: phones('02-5550', 7301),
        email: 'career@binhai.example',
      }),
    }),
  },
]
