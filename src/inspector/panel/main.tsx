import { createRoot } from 'react-dom/client'
import * as m from '../../../messages/compiled/messages.js'
import { ignoreInputMethodKeys } from '../../ui/input-method.ts'
import { outlivePageTranslation } from '../../ui/page-translation.ts'
import '../../ui/reset.css.ts'
import { InspectorProvider } from '../stores/hooks.tsx'
import { openInspector } from '../stores/open.ts'
import { startPreferences } from '../stores/preferences.ts'
import { App } from './App.tsx'

/** Shows the inspector there; the document is all its own. */
export function mountPanel(root: HTMLElement): void {
  ignoreInputMethodKeys()
  outlivePageTranslation()
  startPreferences()
  document.title = m.inspector_title()
  const inspector = openInspector()
  createRoot(root).render(
    <InspectorProvider value={inspector}>
      <App />
    </InspectorProvider>,
  )
}
