import type { Plugin } from 'vite'

const INJECTED = /^styleInject\(\w+\);$/m

/**
 * Takes the style element out of react-zoom-pan-pinch, which our content security policy refuses;
 * src/features/fairs/floorplan/zoom/ZoomFrame.css.ts says the same.
 */
export const sheetless: Plugin = {
  name: 'sheetless',
  apply: 'build',
  transform: {
    filter: { id: /react-zoom-pan-pinch\/dist/ },
    handler(code) {
      if (!INJECTED.test(code)) throw new Error('react-zoom-pan-pinch no longer injects its style as it did')
      return { code: code.replace(INJECTED, ''), map: null }
    },
  },
}
