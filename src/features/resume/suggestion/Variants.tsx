import { useId } from 'react'
import type { RewriteVariant } from '../../../../contract/calls/rewriting.ts'
import type { SuggestionContext, SuggestionEvent } from '../../../../machines/resume/suggestion/suggestion.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import * as css from './SuggestionCard.css.ts'

const variantTexts = {
  stronger: m.suggestion_variant_stronger,
  concise: m.suggestion_variant_concise,
  quantified: m.suggestion_variant_quantified,
  english: m.suggestion_variant_english,
} satisfies Record<RewriteVariant, () => string>

export interface VariantsProps {
  readonly context: SuggestionContext
  send(event: SuggestionEvent): void
}

/** Other ways of saying it, by whom said this one, or by a model where there is one. */
export function Variants({ context: { found, variant }, send }: VariantsProps) {
  usePreferences()
  const id = useId()
  if (!found) return null
  const { engine, model, variants } = found
  const others = variants.filter((one) => one !== variant)
  /** What rules leave to a model. */
  const ofModel: readonly RewriteVariant[] =
    model && engine === 'rules' ? [...new Set([variant, 'english' as const])] : []
  return (
    <>
      <fieldset aria-labelledby={id} className={css.variants}>
        <span id={id} className={css.label}>
          {m.suggestion_variants()}
        </span>
        {others.map((one) => (
          <Button
            key={one}
            kind="ghost"
            size="sm"
            onClick={() => send({ type: 'VARIANT.CHOSEN', variant: one, engine })}
          >
            {variantTexts[one]()}
          </Button>
        ))}
        {ofModel.map((one) => (
          <Button
            key={`model ${one}`}
            kind="ghost"
            size="sm"
            aria-describedby={`${id}-note`}
            onClick={() => send({ type: 'VARIANT.CHOSEN', variant: one, engine: 'model' })}
          >
            {one === variant ? m.suggestion_model() : variantTexts[one]()}
          </Button>
        ))}
      </fieldset>
      {model && (
        <p id={`${id}-note`} className={css.note}>
          {model.is_agreed
            ? m.suggestion_model_agreed({ name: model.name })
            : m.suggestion_model_note({ name: model.name })}
          {model.is_agreed && (
            <Button kind="link" size="sm" onClick={() => send({ type: 'CONSENT.WITHDRAWN' })}>
              {m.suggestion_withdraw()}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
