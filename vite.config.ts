import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { leanMessages } from './scripts/lean-messages.ts'
import { paraglide } from './scripts/paraglide.ts'
import { sheetless } from './scripts/sheetless.ts'

/** What every visit needs, with all that it imports, is one file: fewer round trips, and it compresses better. */
const firstLoad = [
  'app/main',
  'routes/index',
  'shared/actors/useOwnActor',
  'features/homes/landing/Landing',
  'ui/page/Landing\\.css',
  'features/homes/landing/ContactPopup',
  'features/shell/header/NavGroupMenu',
  'features/shell/footer/FooterContacts',
  'ui/icons/(?:Icon|shell)',
]

/** What the forms of log-ins are made of; the student's first shows a code to scan. */
const forms = [
  'shared/form/',
  'features/login/sms-code/',
  'shared/late/Stage(?:\\.css)?',
  'ui/focus/first-field',
  'features/login/captcha/Captcha',
  'features/login/states/AppBlocked',
  'machines/kit/(?:form|settling)',
  'ui/(?:code|field|note)/',
]
const formsMessages = '/messages/compiled/messages/login_code(?:_required)?\\.js'

/** What employers come for; registration and a new password are asked for later. */
const employer = [
  'app/login/employer',
  'features/login/employer/(?:EmployerPanes|PaneHead|employer-auth-of)',
  'browser/login/employer-browser',
]
const employerMessages = '/messages/compiled/messages/employer_(?:back_to_login|register_title|reset_title)'

/** Small things of the log-in and of pages alike, which neither is to fetch the other for. */
const controls = [
  'browser/tabs/reserved-tab',
  'machines/kit/notice',
  'ui/late-code',
  'browser/tabs/apps',
  'ui/icons/controls',
]

/** What menus and dialogs of accounts show, and pages too. */
const icons = ['ui/select/Select', 'ui/icons/account']

/** What the public pages share: one file comes sooner than forty. */
const content = [
  'api/(?:content|query-client|homes|positions|companies|fairs|viewed|zones)',
  'app/homes/homes',
  'shared/carousel/usePages',
  'entities/search/HotSearches',
  'entities/saved/(?:CollectButton|CollectFace\\.css)',
  'entities/share/ShareButton',
  'features/shell/footer/FooterColumns',
  'machines/(?:homes/carousel/carousel|jobs/saved-toggle/saved-toggle)\\.selectors',
  'routes/(?:-homes/useSearch|-student)',
  'shared/(?:query/(?:Queried|useArrived)|text/(?:format|time)|links/(?:category-href|links|outside))',
  'shared/lists/(?:DateBox|ListPages|SideLink)',
  'ui/list/(?:Entry|ListPage|SideCard)\\.css',
  'entities/search/(?:ListSearch|useSuggest)',
  'entities/(?:position/PositionCard|company/Company(?:Card|Mark))',
  'entities/fair/Fairs',
  'ui/(?:badge|breadcrumb|chip|figure|list-state|monogram|pagination|search-box|section)/\\w+',
  'ui/carousel/Pager',
  'ui/choice/Segments',
  'ui/illustrations/\\w+',
  'ui/icons/(?:fields|pages)',
]
const contentMessages =
  '/messages/compiled/messages/(?:content_|lists_until|homes_(?:about|loading|next|page|previous))'

/** What the lists are made of, whatever they are of. */
const lists = [
  'features/jobs/(?:list|companies|faculty|filters)/',
  'features/jobs/nothing-found/NothingFound',
  'shared/lists/[\\w.-]+',
  'ui/list/[\\w.]+',
  'entities/(?:company/Company(?:Card|Mark|Skeletons)|position/(?:Position|School)\\w+|fair/\\w+)(?:\\.css)?',
  'ui/page/(?:CollegeHead|CompanyGrid)\\.css',
  'routes/-(?:College|ListSide|lists|useList)',
  'ui/choice/(?:AllFilters|FilterMenu|FilterTrigger)',
]

/** A position or a company, and what somebody wrote about it. */
const details = [
  'features/jobs/(?:detail|company)/',
  'routes/-job',
  'ui/page/Detail(?:Skeleton)?\\.css',
  'entities/company/CompanyFacts(?:\\.css)?',
  'shared/text/(?:RichText|sanitise)',
]

const queries = '/node_modules/@tanstack/(?:query-core|react-query)/'

/** What went wrong can be said although a log-in's code is what did not come. */
const notices = ['shared/notices/notice-text']
const noticesMessages = '/messages/compiled/messages/login_close\\.js'

/** What dialogs and the sheets of pages stand on. */
const dialog = ['ui/dialog/Dialog']

/** What all dialogs share is in the one that most visitors open, and that a quiet moment fetches ahead. */
const login = ['app/dialogs/StudentLogin']

/** What hearts have in common with saved searches, with the page of what is collected, and with delivering. */
const hearts = [
  'api/collect',
  'app/login/begin-login',
  'app/jobs/held-actors',
  'app/jobs/watch-as-student',
  'machines/jobs/saved-toggle/saved-toggle\\.(?:machine|ports|rules)',
]

/** What buttons and lists of saved searches have in common. */
const searches = ['entities/saved-search/', 'api/searches']

/**
 * @param paths of modules, or of their folders, which end in a slash
 * @param others patterns of modules elsewhere
 */
const modules = (paths: readonly string[], ...others: readonly string[]) => {
  const files = paths.map((path) => (path.endsWith('/') ? path : `${path}\\.tsx?`))
  return new RegExp([`/(?:src/|(?=machines/))(?:${files.join('|')})`, ...others].join('|'))
}

/** The style sheet and the site's information come first: they are small, and the outlines of the page need no script. */
const scriptsLast: Plugin = {
  name: 'scripts-last',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
}

/** While developing, the inspector comes before the product, as the server has it in what is built. */
const inspected: Plugin = {
  name: 'inspected',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(
      'src="/src/app/main.tsx"',
      'src="/src/inspector/boot.ts" data-product="/src/app/main.tsx" data-dock="/src/inspector/dock.html"',
    ),
}

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    command === 'serve' && paraglideVitePlugin(paraglide),
    leanMessages,
    sheetless,
    vanillaExtractPlugin(),
    react(),
    scriptsLast,
    inspected,
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: 'manifest.json',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', test: modules(firstLoad) },
            { name: 'controls', test: modules(controls) },
            { name: 'icons', test: modules(icons) },
            { name: 'notices', test: modules(notices, noticesMessages) },
            { name: 'dialog', test: modules(dialog) },
            { name: 'login', test: modules(login) },
            { name: 'forms', test: modules(forms, formsMessages) },
            { name: 'collection', test: /\/@radix-ui\/react-collection\// },
            { name: 'employer', test: modules(employer, employerMessages) },
            { name: 'content', test: modules(content, queries, contentMessages) },
            { name: 'lists', test: modules(lists) },
            { name: 'details', test: modules(details) },
            { name: 'hearts', test: modules(hearts) },
            { name: 'searches', test: modules(searches, '/contract/(?:calls/)?searches\\.ts') },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
}))
