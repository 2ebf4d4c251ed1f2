import type { AiSettings } from '../../../../platform/settings/provider-settings.ts'

export interface Prompt {
  readonly system: string
  readonly user: string
  /** That the answer takes at most. */
  readonly tokens: number
}

/** Somebody else's language model, reached by OpenAI's protocol. */
export interface LanguageModel {
  /** What it answers, as it comes; rejects where it breaks off or refuses. */
  write(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>
}

/** The SDK is loaded where a model is configured, and nowhere else. */
export async function createLanguageModel({ baseUrl, key, model }: AiSettings): Promise<LanguageModel> {
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const provider = createOpenAICompatible({ name: 'ai', baseURL: baseUrl, ...(key !== '' && { apiKey: key }) })
  return {
    async *write({ system, user, tokens }, signal) {
      const { stream } = streamText({
        model: provider(model),
        instructions: system,
        prompt: user,
        temperature: 0.2,
        maxOutputTokens: tokens,
        // What is tried again, and when, is ours to say.
        maxRetries: 0,
        abortSignal: signal,
        onError() {},
      })
      for await (const part of stream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new Error('aborted')
        if (part.type === 'text-delta') yield part.text
      }
    },
  }
}
