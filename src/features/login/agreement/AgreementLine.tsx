import type { AgreementKind } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { hrefOf } from '../../../entities/site/navigation.ts'
import { link } from './AgreementLine.css.ts'

const names = {
  user: m.login_agreement_user,
  privacy: m.login_agreement_privacy,
  employer: m.login_agreement_employer,
} satisfies Record<AgreementKind, () => string>

/** The link opens a tab of its own, so that no form is left. */
const AgreementLink = ({ kind }: { readonly kind: AgreementKind }) => (
  <a className={link} href={hrefOf(`/agreement?kind=${kind}`)} target="_blank" rel="noopener">
    {names[kind]()}
  </a>
)

/** Stands for a link until the sentence is taken apart. */
const MARK = '\u0000'

export interface AgreementLineProps {
  /** A sentence with room for two links. */
  sentence(links: { readonly first: string; readonly second: string }): string
  readonly first: AgreementKind
  readonly second: AgreementKind
}

/** Says what a visitor agrees to by going on, with links to the texts. */
export function AgreementLine({ sentence, first, second }: AgreementLineProps) {
  const [before, between, after] = sentence({ first: MARK, second: MARK }).split(MARK)
  return (
    <>
      {before}
      <AgreementLink kind={first} />
      {between}
      <AgreementLink kind={second} />
      {after}
    </>
  )
}
