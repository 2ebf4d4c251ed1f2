import type { ComponentType } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { type EntranceWords, employerWords, staffWords, studentWords } from '../../../entities/site/entrance-words.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import { ArrowIcon, BriefcaseIcon, CapIcon, HallIcon } from '../../../ui/icons/shell.tsx'
import * as css from './Entrances.css.ts'
import type { LandingProps } from './landing-props.ts'

interface EntranceProps {
  readonly kind: keyof typeof css.kind
  readonly icon: ComponentType<IconProps>
  readonly words: EntranceWords
  onEnter(): void
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
      <button type="button" className={css.go} onClick={onEnter}>
        <span className={css.goLabel}>{words.go}</span>
        <ArrowIcon size={16} className={css.arrow} />
      </button>
      {kind === 'main' && (
        <span className={css.deco}>
          <Icon size={168} />
        </span>
      )}
    </div>
  )
}

/** Three ways in: for employers, students and staff. */
export function Entrances({ site, onStudent, onEnter }: LandingProps) {
  usePreferences()
  return (
    <section className={css.entrances} aria-label={m.home_entrances()}>
      <Entrance kind="plain" icon={BriefcaseIcon} words={employerWords()} onEnter={() => onEnter('employer')} />
      <Entrance kind="main" icon={CapIcon} words={studentWords()} onEnter={onStudent} />
      <Entrance kind="plain" icon={HallIcon} words={staffWords(site)} onEnter={() => onEnter('admin')} />
    </section>
  )
}
