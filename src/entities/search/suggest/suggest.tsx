import type { ComponentPropsWithRef, KeyboardEvent, RefObject } from 'react'
import { createActor, type SnapshotFrom } from 'xstate'
import type { searchSuggestMachine } from '../../../../machines/jobs/search-suggest/search-suggest.machine.ts'
import { isListShown } from '../../../../machines/jobs/search-suggest/search-suggest.selectors.ts'
import type {
  SearchSuggestEmitted,
  SearchSuggestEvent,
  Suggestion,
} from '../../../../machines/jobs/search-suggest/search-suggest.types.ts'
import { devTools } from '../../../../machines/kit/dev-tools.ts'
import type { AssistedField, SuggestActor, SuggestedBox, Suggesting } from '../../../shared/actors/search.types.ts'
import { LIST, optionId, POPUP } from './ids.ts'
import { SuggestPopup } from './SuggestPopup.tsx'

type OpenCompany = (id: string) => void

/** What the keys of the field mean while there is a list. */
const keys: Readonly<Record<string, SearchSuggestEvent>> = {
  ArrowDown: { type: 'ACTIVE.MOVED', to: 'next' },
  ArrowUp: { type: 'ACTIVE.MOVED', to: 'previous' },
  Tab: { type: 'ACTIVE.TAKEN' },
}

/** Keys that move the cursor in the text. */
const cursorKeys = ['Home', 'End', 'ArrowLeft', 'ArrowRight']

function eventOf(
  { key, shiftKey }: KeyboardEvent,
  text: string,
  { value, context: { active } }: SnapshotFrom<typeof searchSuggestMachine>,
): SearchSuggestEvent | undefined {
  if (key === 'Escape') return { type: 'ESCAPE.PRESSED', text }
  if (key === 'Enter') return { type: 'SUGGESTION.CHOSEN', at: active }
  if (key.startsWith('Arrow') && value === 'closed') {
    return cursorKeys.includes(key) ? undefined : { type: 'POPUP.ASKED', text }
  }
  return key === 'Tab' && shiftKey ? undefined : keys[key]
}

/** The field as a combobox with a listbox, which names the marked option (ARIA). */
function fieldOf(
  actor: SuggestActor,
  snapshot: SnapshotFrom<typeof searchSuggestMachine>,
): Omit<ComponentPropsWithRef<'input'>, 'ref'> {
  const isShown = isListShown(snapshot)
  const { active } = snapshot.context
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': isShown ? LIST : undefined,
    'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
    onKeyDown(event) {
      if (cursorKeys.includes(event.key)) actor.send({ type: 'TEXT.RETURNED' })
      const meant = eventOf(event, event.currentTarget.value, actor.getSnapshot())
      if (!meant || !actor.getSnapshot().can(meant)) return
      event.preventDefault()
      actor.send(meant)
    },
    onClick: ({ currentTarget }) => actor.send({ type: 'POPUP.ASKED', text: currentTarget.value }),
    onBlur({ relatedTarget }) {
      if (!document.getElementById(POPUP)?.contains(relatedTarget)) actor.send({ type: 'FIELD.LEFT' })
    },
    onCompositionStart: () => actor.send({ type: 'TEXT.COMPOSED' }),
    onCompositionEnd: ({ currentTarget }) => actor.send({ type: 'TEXT.TYPED', text: currentTarget.value }),
  }
}

function takeSuggestion(suggestion: Suggestion, box: SuggestedBox, openCompany: OpenCompany): void {
  if (suggestion.kind === 'company') openCompany(suggestion.id)
  else if (suggestion.kind === 'city') {
    box.setText('')
    box.onCity(suggestion.value)
  } else {
    const isPosition = suggestion.kind === 'position' || suggestion.kind === 'major'
    box.setText(suggestion.text)
    box.onSearch(isPosition ? 'position' : box.kind, suggestion.text)
  }
}

/** A field that suggests, with its list. */
export function assisted(
  actor: SuggestActor,
  snapshot: SnapshotFrom<typeof searchSuggestMachine>,
  box: SuggestedBox,
  field: RefObject<HTMLInputElement | null>,
): AssistedField {
  return {
    onText(text, isComposing) {
      box.setText(text)
      if (!isComposing) actor.send({ type: 'TEXT.TYPED', text })
    },
    onSubmit: (text) => actor.send({ type: 'SEARCH.SUBMITTED', text }),
    field: { ref: field, ...fieldOf(actor, snapshot) },
    children: <SuggestPopup actor={actor} kind={box.kind} field={field} />,
  }
}

/** Does what the flow wants of the page. */
export function take(event: SearchSuggestEmitted, box: SuggestedBox, openCompany: OpenCompany): void {
  if (event.type === 'TEXT.FILLED') box.setText(event.text)
  else if (event.type === 'SEARCH.WANTED') box.onSearch(box.kind, event.text)
  else takeSuggestion(event.suggestion, box, openCompany)
}

/**
 * What suggests in a field, to be started by it.
 * @param openCompany shows its page
 */
export function suggestWith(logic: typeof searchSuggestMachine, openCompany: OpenCompany): Suggesting {
  const actor = createActor(logic, { devTools })
  return {
    actor,
    assisted: (snapshot, box, field) => assisted(actor, snapshot, box, field),
    take: (event, box) => take(event, box, openCompany),
  }
}
