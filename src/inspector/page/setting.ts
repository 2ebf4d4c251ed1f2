/** What the server says of the inspector, on the element that starts it. */
interface InspectorSetting {
  /** Script that starts the product. */
  readonly product: string
  /** Page of the inspector for the frame beside the product. */
  readonly dock: string
  /** Address of Stately's inspector; absent where none is attached. */
  readonly stately?: string
}

/** @throws where the page was not prepared by the server */
export function readSetting(): InspectorSetting {
  const { product, dock, stately } = document.querySelector<HTMLElement>('script[data-product]')?.dataset ?? {}
  if (!product || !dock) throw new Error('the page does not say which script starts the product')
  return { product, dock, ...(stately && { stately }) }
}
