export const Sequence = (_: { readonly isAlone: boolean; readonly isFolded: boolean }) => null
