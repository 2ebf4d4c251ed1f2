import type { Locale } from '../../../contract/calls/site.ts'

/** Every word that the dialogs say, names of controls and pictures included. */
export function words(): string[] {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  return dialogs.flatMap((dialog) => {
    const named = [...dialog.querySelectorAll('[aria-label], [alt], [placeholder]')]
    const names = named.flatMap((element) =>
      ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [dialog.getAttribute('aria-label') ?? '', dialog.textContent ?? '', ...names].filter(Boolean)
  })
}

/** What may not be said in each language: the other script's own characters, names of messages, holes. */
export const foreign: Readonly<Record<Locale, RegExp>> = {
  'zh-CN': /[錄碼驗證請發獲網圖誤設務機號動換張時簡歷瀏覽開關聯臨]|(?:login|employer|staff)_|undefined/,
  'zh-TW': /[录码验证请发获网图误设务机号动换张时简历浏览开关联临]|(?:login|employer|staff)_|undefined/,
  en: /\p{Script=Han}|(?:login|employer|staff)_|undefined/u,
}
