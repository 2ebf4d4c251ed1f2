/** An option of every root actor: developers' tools hear of it as it starts. xstate's types keep it to themselves; without such a tool nothing happens. */
export const devTools = true as never
