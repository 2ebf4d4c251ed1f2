/** Code, names of states and events, addresses. */
export const mono = '"JetBrains Mono", "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace'
