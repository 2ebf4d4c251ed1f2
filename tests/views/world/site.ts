import type { LocalText, SiteInfo } from '../../../contract/calls/site.ts'
import { university } from '../../../machines/site/site/site.paths.ts'

const words = (cn: string, tw: string, en: string): LocalText => ({ 'zh-CN': cn, 'zh-TW': tw, en })

/** A square of seven by seven, enough to look like a code. */
export const qrPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7" shape-rendering="crispEdges"><path d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h1v1H4zM6 4h1v1H6zM5 5h1v1H5zM4 6h1v1H4zM6 6h1v1H6z"/></svg>',
)}`

export const univ: SiteInfo = {
  ...university,
  exhibition: '[]',
  show_about: 0,
  company_concat_qr_code_url: qrPicture,
  brand: {
    ...university.brand,
    footer_variant: 1,
    name: words('江临大学', '江臨大學', 'Jianglin University'),
    tagline: words('校园招聘平台', '校園徵才平台', 'Campus Recruitment'),
    phones: { enterprise: '', student: '0571-5550 1867', university: '' },
    email: 'career@jianglin.example',
  },
}
