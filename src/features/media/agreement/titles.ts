import { type AgreementKind, agreementKinds } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'

/** The titles of the pages. */
export const agreementTitles = {
  user: m.pages_agreement_user,
  privacy: m.pages_agreement_privacy,
  employer: m.pages_agreement_employer,
} satisfies Record<AgreementKind, () => string>

export const agreements = agreementKinds.map((kind) => ({ kind, title: agreementTitles[kind] }))
