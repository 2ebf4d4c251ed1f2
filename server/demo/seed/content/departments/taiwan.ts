import { type DemoDepartment, department } from './department.ts'

/** In Taiwan majors are departments of a college; both languages of Chinese are written as they are there. */
export const taiwanDepartments: readonly DemoDepartment[] = [
  department(
    ['資訊學院', '資訊學院', 'College of Informatics'],
    'code',
    ['computing'],
    [
      ['資訊工程學系', '資訊工程學系', 'Computer Science and Information Engineering'],
      ['資訊管理學系', '資訊管理學系', 'Information Management'],
    ],
  ),
  department(
    ['管理學院', '管理學院', 'College of Management'],
    'chart',
    ['business'],
    [
      ['企業管理學系', '企業管理學系', 'Business Administration'],
      ['航運管理學系', '航運管理學系', 'Shipping and Transport Management'],
    ],
  ),
  department(
    ['工學院', '工學院', 'College of Engineering'],
    'gear',
    ['electrical', 'mechanical'],
    [
      ['電機工程學系', '電機工程學系', 'Electrical Engineering', 'electrical'],
      ['機械工程學系', '機械工程學系', 'Mechanical Engineering', 'mechanical'],
    ],
  ),
  department(
    ['設計學院', '設計學院', 'College of Design'],
    'contrast',
    ['arts'],
    [
      ['視覺傳達設計學系', '視覺傳達設計學系', 'Visual Communication Design'],
      ['工業設計學系', '工業設計學系', 'Industrial Design'],
    ],
  ),
  department(
    ['海洋科學與資源學院', '海洋科學與資源學院', 'College of Ocean Science and Resource'],
    'leaf',
    ['life', 'materials'],
    [
      ['水產養殖學系', '水產養殖學系', 'Aquaculture'],
      ['食品科學系', '食品科學系', 'Food Science'],
    ],
  ),
]
