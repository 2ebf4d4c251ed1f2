import { clock } from '../page/clock.ts'
import { reloadReplaced } from '../page/document.ts'
import { keepPicture } from '../page/pictures.ts'

/** What captchas need of the browser. */
export const captchaBrowser = {
  clock,
  keepPicture,
  reloadReplaced,
  loadTencent: () => import('./tencent-captcha.ts'),
}
