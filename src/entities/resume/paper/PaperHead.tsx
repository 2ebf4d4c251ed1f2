import { isLink } from '../../../../contract/rules/resume-rules.ts'
import type { Template } from '../../../../contract/rules/resume-templates.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { CalendarIcon } from '../../../ui/icons/CalendarIcon.tsx'
import { CapIcon } from '../../../ui/icons/CapIcon.tsx'
import { GlobeIcon } from '../../../ui/icons/GlobeIcon.tsx'
import { HomeIcon } from '../../../ui/icons/HomeIcon.tsx'
import { MailIcon } from '../../../ui/icons/MailIcon.tsx'
import { PinIcon } from '../../../ui/icons/PinIcon.tsx'
import { TelephoneIcon } from '../../../ui/icons/TelephoneIcon.tsx'
import type { PaperLocale } from './language.ts'
import * as css from './Paper.css.ts'
import type { Contact, ContactKind, PaperHead as Head } from './paper.ts'
import { blockMark, HEAD } from './usePages.ts'

const icons = {
  phone: TelephoneIcon,
  email: MailIcon,
  city: PinIcon,
  hometown: HomeIcon,
  school: CapIcon,
  graduation: CalendarIcon,
  link: GlobeIcon,
} satisfies Record<ContactKind, unknown>

function ContactLine({ contact: { kind, text } }: { readonly contact: Contact }) {
  const Icon = icons[kind]
  const address = text.split(' ').at(-1) ?? ''
  return (
    <li className={css.contact}>
      <Icon size={14} className={css.contactIcon} />
      {kind === 'link' && isLink(address) ? (
        <a className={css.contactText} href={`https://${address}`} target="_blank" rel="noopener nofollow">
          {text}
        </a>
      ) : (
        <span className={css.contactText}>{text}</span>
      )}
    </li>
  )
}

export interface PaperHeadProps {
  readonly head: Head
  readonly locale: PaperLocale
  readonly photo: string
  readonly look: Template
  readonly marked: string | undefined
}

/** Who it is, what he looks for and how he is reached. */
export function PaperHead({ head, locale, photo, look, marked }: PaperHeadProps) {
  const { name, facts, aim, contacts } = head
  const isMarked = marked === 'basic' || marked === 'intention' || marked === 'links'
  return (
    <header className={css.head[look]} {...blockMark(HEAD)} data-marked={isMarked || undefined}>
      <div className={css.words}>
        <div className={css.nameLine}>
          {name && <h2 className={css.name}>{name}</h2>}{' '}
          {facts.length > 0 && <span className={css.facts}>{facts.join(' · ')}</span>}
        </div>
        {aim && <p className={css.aim}>{aim}</p>}
        {contacts.length > 0 && (
          <ul className={css.contacts}>
            {contacts.map((contact) => (
              <ContactLine key={`${contact.kind} ${contact.text}`} contact={contact} />
            ))}
          </ul>
        )}
      </div>
      {photo && <img className={css.photo} src={photo} alt={m.resume_paper_photo({}, { locale })} />}
    </header>
  )
}
