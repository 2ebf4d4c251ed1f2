import type { Locale } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'
import { ContrastIcon, GlobeIcon } from '../../ui/icons/shell.tsx'
import { Select, type SelectOption } from '../../ui/select/Select.tsx'
import { type Theme, usePreferences } from './preferences.tsx'

/** Choice of language and of light or dark. */
export function PreferenceControls() {
  const { locale, setLocale, theme, setTheme } = usePreferences()
  const languages: readonly SelectOption<Locale>[] = [
    { value: 'zh-CN', label: m.shell_language_zh_cn() },
    { value: 'zh-TW', label: m.shell_language_zh_tw() },
    { value: 'en', label: m.shell_language_en() },
  ]
  const themes: readonly SelectOption<Theme>[] = [
    { value: 'system', label: m.shell_theme_system() },
    { value: 'light', label: m.shell_theme_light() },
    { value: 'dark', label: m.shell_theme_dark() },
  ]
  return (
    <>
      <Select
        label={m.shell_language()}
        value={locale}
        options={languages}
        onChange={setLocale}
        icon={<GlobeIcon size={16} />}
      />
      <Select
        label={m.shell_theme()}
        value={theme}
        options={themes}
        onChange={setTheme}
        icon={<ContrastIcon size={16} />}
      />
    </>
  )
}
