import { layersMachine } from './layers.machine.ts'

/** The browser's history, and what lies over the page. */
export interface LayersPorts {
  /** Adds an entry of the page that is shown for every depth above `from`, `to` included. */
  pushEntries(from: number, to: number): void
  /** @param by entries */
  goBack(by: number): void
  closeLayer(id: string): void
}

export const provideLayers = (ports: LayersPorts) =>
  layersMachine.provide({
    actions: {
      pushEntries: (_, { from, to }) => ports.pushEntries(from, to),
      goBack: (_, { by }) => ports.goBack(by),
      closeLayers: (_, { ids }) => {
        for (const id of ids) ports.closeLayer(id)
      },
    },
  })
