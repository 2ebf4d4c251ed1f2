import type { ComponentType } from 'react'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'
import { ArrowIcon } from '../../ui/icons/ArrowIcon.tsx'
import { BriefcaseIcon } from '../../ui/icons/BriefcaseIcon.tsx'
import { CapIcon } from '../../ui/icons/CapIcon.tsx'
import { HallIcon } from '../../ui/icons/HallIcon.tsx'
import type { IconProps } from '../../ui/icons/Icon.tsx'
import { usePreferences } from '../preferences.tsx'
import * as css from './Entrances.css.ts'
import type { LandingProps } from './Landing.tsx'

interface EntranceProps {
  readonly kind: keyof typeof css.kind
  readonly icon: ComponentType<IconProps>
  readonly words: { readonly title: string; readonly text: string; readonly go: string }
  readonly onEnter: (() => void) | null
}

function Entrance({ kind, icon: Icon, words, onEnter }: EntranceProps) {
  return (
    <div className={css.kind[kind]}>
      <span className={css.icon}>
        <Icon size={24} />
      </span>
      <div>
        <h2 className={css.title}>{words.title}</h2>
        <p className={css.text}>{words.text}</p>
      </div>
      {onEnter && (
        <button type="button" className={css.go} onClick={onEnter}>
          <span className={css.goLabel}>{words.go}</span>
          <ArrowIcon size={16} className={css.arrow} />
        </button>
      )}
      {kind === 'main' && (
        <span className={css.deco}>
          <Icon size={168} />
        </span>
      )}
    </div>
  )
}

/** Who administers the site, by its kind; a Taiwan site has one plain word for all (HOME-2, NAV-6). */
function staffWords(site: SiteInfo): EntranceProps['words'] {
  const [title, text, go] =
    site.type === 3
      ? [m.home_organiser(), m.home_organiser_text(), m.home_organiser_go()]
      : site.school?.school_type === 2
        ? [m.home_faculty(), m.home_faculty_text(), m.home_faculty_go()]
        : [m.home_school(), m.home_school_text(), m.home_school_go()]
  return { title, text, go: site.is_taiban === 1 ? m.home_admin_go() : go }
}

/** Three ways in: for employers, students and staff. */
export function Entrances({ site, onStudent, onEmployer, onAdmin }: LandingProps) {
  usePreferences()
  return (
    <section className={css.entrances} aria-label={m.home_entrances()}>
      <Entrance
        kind="plain"
        icon={BriefcaseIcon}
        words={{ title: m.home_employer(), text: m.home_employer_text(), go: m.home_employer_go() }}
        onEnter={onEmployer}
      />
      <Entrance
        kind="main"
        icon={CapIcon}
        words={{ title: m.home_student(), text: m.home_student_text(), go: m.home_student_go() }}
        onEnter={onStudent}
      />
      <Entrance kind="plain" icon={HallIcon} words={staffWords(site)} onEnter={onAdmin} />
    </section>
  )
}
