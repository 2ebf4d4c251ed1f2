/** Numbers of the first and the last step that are kept; 0 and 0 for none. */
export interface StepRange {
  readonly first: number
  readonly last: number
}

/** A file that the developer chose, as the browser hands it over. */
export interface TraceFile {
  readonly name: string
  text(): Promise<string>
}

/** The panel has the words for it. */
export type RecorderNotice = { readonly kind: 'traceUnreadable' }

export interface RecorderContext extends StepRange {
  /** Steps of the loaded trace, null while the page's own are shown. */
  readonly trace: StepRange | null
  /** Step looked at, of the trace where one is loaded; null for the last of the page. */
  readonly at: number | null
}

export type RecorderEvent =
  /** The range of the page's log now: it grows at the end and loses its oldest. */
  | ({ readonly type: 'STEPS.RECORDED' } & StepRange)
  | { readonly type: 'STEP.CHOSEN'; readonly step: number }
  | { readonly type: 'STEP.BACK' }
  | { readonly type: 'STEP.FORTH' }
  | { readonly type: 'STEP.FIRST' }
  /** Back to the page as it is now; leaves a loaded trace. */
  | { readonly type: 'LIVE.RESUMED' }
  | { readonly type: 'INTAKE.PAUSED' }
  | { readonly type: 'INTAKE.RESUMED' }
  | { readonly type: 'LOG.CLEARED' }
  | { readonly type: 'FILE.CHOSEN'; readonly file: TraceFile }
  /** The machine sends it to itself. */
  | ({ readonly type: 'TRACE.READ' } & StepRange)
