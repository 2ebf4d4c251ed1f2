export interface InspectorSettings {
  /** Address of Stately's own inspector, a WebSocket; null where none is attached. */
  readonly stately: string | null
}
