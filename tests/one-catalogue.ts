import { build, type Plugin, type Rolldown } from 'vite'

/** All messages as one module: each test file would otherwise ask for two thousand. */
export const oneCatalogue: Plugin = {
  name: 'one-catalogue',
  enforce: 'pre',
  load: {
    filter: { id: /messages\/compiled\/messages\/_index\.js$/ },
    async handler(id) {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          minify: false,
          lib: { entry: id, formats: ['es'] },
          rolldownOptions: { external: /runtime\.js$/ },
        },
      })
      const { output } = (built as Rolldown.RolldownOutput[])[0]!
      return output[0].code.replace(/from\s*"[^"]*runtime\.js"/, "from '../runtime.js'")
    },
  },
}
