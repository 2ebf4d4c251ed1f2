import { assignVars, createGlobalThemeContract, fallbackVar, globalStyle } from '@vanilla-extract/css'

/** A site's own tones, set on the document root by `applyBrand`; without them the defaults below hold. */
export const siteTones = createGlobalThemeContract({
  light: {
    brand: 'site-brand-light',
    brandStrong: 'site-brand-strong-light',
    brandSoft: 'site-brand-soft-light',
    brandInk: 'site-brand-ink-light',
    brandText: 'site-brand-text-light',
  },
  dark: {
    brand: 'site-brand-dark',
    brandStrong: 'site-brand-strong-dark',
    brandSoft: 'site-brand-soft-dark',
    brandInk: 'site-brand-ink-dark',
    brandText: 'site-brand-text-dark',
  },
})

/** Roles, never hues: what a component may ask for. */
export const vars = createGlobalThemeContract({
  colour: {
    /** Fill of the one strong colour; `brandInk` is readable on it, `brandText` is it as text, icon or outline. */
    brand: 'brand',
    brandStrong: 'brand-strong',
    brandSoft: 'brand-soft',
    brandInk: 'brand-ink',
    brandText: 'brand-text',
    brandLine: 'brand-line',
    /** Large areas in the site's colour, deep in the dark theme; `groundInk` is readable on both. */
    ground: 'ground',
    groundStrong: 'ground-strong',
    groundInk: 'ground-ink',
    accent: 'accent',
    accentSoft: 'accent-soft',
    text: 'text',
    textMuted: 'text-muted',
    surface: 'surface',
    surfaceSunken: 'surface-sunken',
    surfaceRaised: 'surface-raised',
    line: 'line',
    lineStrong: 'line-strong',
    /** 3:1 against the surfaces: outlines of fields. */
    controlLine: 'control-line',
    hover: 'hover',
    scrim: 'scrim',
    /** A control that floats on the scrim. */
    floating: 'floating',
    floatingInk: 'floating-ink',
    success: 'success',
    successSoft: 'success-soft',
    successText: 'success-text',
    warning: 'warning',
    warningSoft: 'warning-soft',
    warningText: 'warning-text',
    danger: 'danger',
    dangerSoft: 'danger-soft',
    dangerText: 'danger-text',
    /** Ground of a code to scan, light in both themes: cameras need it. */
    codePaper: 'code-paper',
  },
  shadow: { focus: 'shadow-focus', low: 'shadow-low', middle: 'shadow-middle', high: 'shadow-high' },
  radius: { small: 'radius-small', medium: 'radius-medium', large: 'radius-large' },
  time: { fast: 'time-fast', normal: 'time-normal', slow: 'time-slow' },
  ease: 'ease',
  font: 'font',
})

const mix = (a: string, share: number, b: string): string => `color-mix(in srgb, ${a} ${share}%, ${b})`

const shared = {
  radius: { small: '6px', medium: '10px', large: '16px' },
  time: { fast: '120ms', normal: '200ms', slow: '320ms' },
  ease: 'cubic-bezier(.2, .7, .2, 1)',
  font: '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "WenQuanYi Micro Hei", system-ui, sans-serif',
}

const derived = {
  codePaper: '#ffffff',
  brandLine: mix(vars.colour.brand, 24, vars.colour.surface),
  controlLine: mix(vars.colour.textMuted, 82, vars.colour.surface),
  hover: mix(vars.colour.text, 6, 'transparent'),
  successText: mix(vars.colour.success, 76, vars.colour.text),
  warningText: mix(vars.colour.warning, 86, vars.colour.text),
  dangerText: mix(vars.colour.danger, 86, vars.colour.text),
}

const ownBrand = fallbackVar(siteTones.light.brand, '#1b5cff')

const lightTheme = assignVars(vars, {
  ...shared,
  colour: {
    ...derived,
    brand: ownBrand,
    brandStrong: fallbackVar(siteTones.light.brandStrong, '#174fd9'),
    brandSoft: fallbackVar(siteTones.light.brandSoft, '#eaf1ff'),
    brandInk: fallbackVar(siteTones.light.brandInk, '#ffffff'),
    brandText: fallbackVar(siteTones.light.brandText, '#1a57ef'),
    ground: vars.colour.brand,
    groundStrong: vars.colour.brandStrong,
    groundInk: vars.colour.brandInk,
    accent: '#ff7a2f',
    accentSoft: '#fff1e8',
    text: '#0f1b33',
    textMuted: '#5a6b87',
    surface: '#ffffff',
    surfaceSunken: '#f5f8fd',
    surfaceRaised: '#ffffff',
    line: '#e3e9f3',
    lineStrong: '#c9d4e6',
    scrim: mix(vars.colour.text, 54, 'transparent'),
    floating: '#303b52',
    floatingInk: '#ffffff',
    success: '#0a7a54',
    successSoft: '#e6f6f0',
    warning: '#b45309',
    warningSoft: '#fff6e5',
    danger: '#d0312d',
    dangerSoft: '#fdecec',
  },
  shadow: {
    focus: `0 0 0 3px ${mix(vars.colour.brandText, 28, 'transparent')}`,
    low: '0 1px 2px rgb(15 27 51 / .06)',
    middle: '0 6px 20px rgb(15 27 51 / .08)',
    high: '0 24px 64px rgb(15 27 51 / .18)',
  },
})

/** Only what differs: what the build puts last must not take back the font of a language. */
const darkTheme = assignVars(
  { colour: vars.colour, shadow: vars.shadow },
  {
    colour: {
      ...derived,
      brand: fallbackVar(siteTones.dark.brand, '#6f9bff'),
      brandStrong: fallbackVar(siteTones.dark.brandStrong, '#86abff'),
      brandSoft: fallbackVar(siteTones.dark.brandSoft, '#16264d'),
      brandInk: fallbackVar(siteTones.dark.brandInk, '#071127'),
      brandText: fallbackVar(siteTones.dark.brandText, '#79a2ff'),
      ground: mix(ownBrand, 36, vars.colour.surface),
      groundStrong: mix(ownBrand, 28, vars.colour.surface),
      groundInk: vars.colour.text,
      accent: '#ff9a5c',
      accentSoft: '#3a2415',
      text: '#e9eefa',
      textMuted: '#a3b1cb',
      surface: '#0d1524',
      surfaceSunken: '#0a101c',
      surfaceRaised: '#141f34',
      line: '#22304b',
      lineStrong: '#34466a',
      scrim: mix(vars.colour.surfaceSunken, 78, 'transparent'),
      floating: vars.colour.surfaceRaised,
      floatingInk: vars.colour.text,
      success: '#3ecf9a',
      successSoft: '#10291f',
      warning: '#f0b45a',
      warningSoft: '#2d2211',
      danger: '#ff7b76',
      dangerSoft: '#331818',
    },
    shadow: {
      focus: `0 0 0 3px ${mix(vars.colour.brandText, 40, 'transparent')}`,
      low: '0 1px 2px rgb(0 0 0 / .3)',
      middle: '0 6px 20px rgb(0 0 0 / .4)',
      high: '0 24px 64px rgb(0 0 0 / .6)',
    },
  },
)

globalStyle(':root, [data-theme="light"]', { vars: lightTheme, colorScheme: 'light' })
/** On screens: paper is white. */
globalStyle('[data-theme="dark"]', { '@media': { screen: { vars: darkTheme, colorScheme: 'dark' } } })
globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: darkTheme, colorScheme: 'dark' } },
})
/** A Chinese font draws Latin quotation marks as wide as its own characters. */
globalStyle(':root:lang(en), [data-theme]:lang(en)', {
  vars: { [vars.font]: `system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, ${shared.font}` },
})
