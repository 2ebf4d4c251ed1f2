export interface TextMessagesInput {
  readonly userId: string
}

export type TextMessagesEvent = { type: 'TEXTS.WANTED' } | { type: 'TEXTS.UNWANTED' }
