/** What a file of a resume is called: by its student, once, and its title. */
export const fileTitle = (name: string, title: string): string =>
  title.includes(name.trim()) ? title : `${name.trim()}-${title}`
