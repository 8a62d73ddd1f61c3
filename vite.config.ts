import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type CSSOptions, defineConfig, type Plugin } from 'vite'

const source = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url))

const inPackages = (names: string) => new RegExp(`/node_modules/(${names})/`)

/**
 * Moves the sheet of the screens behind the shell in `web/index.html`, which is painted at once then. Scripts still
 * wait for the sheet, so no screen shows without it.
 */
const sheetAfterShell: Plugin = {
  name: 'sheet-after-shell',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const sheets = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
      return sheets
        .reduce((rest, sheet) => rest.replace(sheet, ''), html)
        .replace('<noscript>', `${sheets.map((sheet) => sheet.trim()).join('')}\n    <noscript>`)
    },
  },
}

/**
 * `radix-ui` names each of its packages as a namespace, of which a bundler keeps all where one is asked for: the login
 * would load menus, tooltips and dialogs.
 */
const radixByPackage: Plugin = {
  name: 'radix-by-package',
  enforce: 'pre',
  transform: {
    filter: { code: / from 'radix-ui'/ },
    handler: (code) =>
      code.replaceAll(
        /^import \{ (\w+)(?: as (\w+))? \} from 'radix-ui'$/gm,
        (_, part: string, name = part) =>
          `import * as ${name} from '@radix-ui/react${part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}'`,
      ),
  },
}

/** A text in quotes of either kind, over as many lines as it takes. */
const TEXT = String.raw`\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60),?\s*`
const DESCRIPTIONS = new RegExp(String.raw`\.meta\(\{\s*description:${TEXT}\}\)|\bsummary:${TEXT}`, 'g')

/** Leaves out what the contract says of calls and fields for the API's description alone: no screen reads it. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  enforce: 'pre',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  transform: {
    filter: { id: /\/contract\// },
    handler: (code) => code.replaceAll(DESCRIPTIONS, ''),
  },
}

type StylePlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/**
 * Of the rules that Fontsource ships with its typefaces those of Latin and extended Latin, with their WOFF2 files alone;
 * pages in other scripts bring their own faces.
 */
const latinFaces: StylePlugin = {
  postcssPlugin: 'latin-faces',
  Declaration: {
    src(source) {
      const [woff2] = /url\([^)]*\/files\/[^)]*\.woff2["']?\)/.exec(source.value) ?? []
      if (woff2 === undefined) return
      if (/-latin(-ext)?-(wght|\d+)-/.test(woff2)) source.value = `${woff2} format("woff2")`
      else source.parent?.remove()
    },
  },
}

/**
 * What every screen needs, in a few files: on a slow line each further file costs a round trip. Our other files stay
 * where their imports put them, so that no two built files wait for each other.
 */
const sharedFiles = {
  includeDependenciesRecursively: false,
  // A file for each set of screens that share a module would be 57 to 124 files for a screen: small ones are copied
  // into the files that need them, and their state stays single.
  experimentalInlineCommonChunks: { maxSize: 64 * 1024, exclude: /\.css$/ },
  groups: [
    {
      name: 'react',
      test: inPackages('react|react-dom|scheduler|react-router|@tanstack/(query-core|react-query)|zustand'),
    },
    // With its settings, which have to be made before any file makes a schema.
    { name: 'zod', test: /\/(node_modules\/zod|web\/lib\/zod-settings)[/.]/ },
    // The login counts them.
    { name: 'templates', minShareCount: 2, test: /\/(templates|domain\/design\/template[\w-]*)[/.]/ },
    // What an open menu is: every screen of an owner needs it, and it would be copied into each of their parts.
    {
      name: 'menu',
      minShareCount: 6,
      test: /\/(domain\/(menu\/(model|stored|claims|prices|linking|editing\/edits)|money|prices|design\/(?!template)\w[\w-]*|reference|allergens\/(?!markets)[\w-]+|live\/(model|sold-out))|contract\/(menus|shared\/(ids|sent-fields|specified-menu)|restaurant\/sold-out)|web\/menu\/(store|state|drafts|trial|saved-menus-query|live\/live-state-query))[/.]/,
    },
    // All signed-in screens have menus and dialogs; the login does not.
    {
      name: 'overlays',
      minShareCount: 2,
      test: inPackages(
        '@radix-ui/react-(menu|dropdown-menu|tooltip|dialog|alert-dialog|popper|focus-scope|focus-guards|dismissable-layer|visually-hidden|arrow)|@floating-ui/[\\w-]+|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce',
      ),
    },
    { name: 'forms', test: inPackages('react-hook-form|@hookform/resolvers') },
  ],
}

/** The mode in which the scripts of rendered pages are built: each is one file, which a worker or a board needs alone. */
const ALONE = 'alone'

/** The signed-in screens; `scripts/build.ts` builds the server-rendered pages with the same plugins. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: 'web',
  publicDir: 'static',
  plugins: [radixByPackage, withoutDescriptions, react(), tailwindcss(), sheetAfterShell],
  css: { postcss: { plugins: [latinFaces] } },
  // Workers load their libraries when a file asks for them.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: mode !== ALONE,
    copyPublicDir: mode !== ALONE,
    manifest: mode === ALONE ? '.vite/alone.json' : true,
    target: 'es2023',
    // Fonts are separate files, so that a page loads only the subsets that its text needs.
    assetsInlineLimit: 0,
    rolldownOptions:
      mode === ALONE
        ? {
            input: [
              source('site/demo/printing.ts'),
              source('site/restaurant-page/open/keep-up.ts'),
              ...globSync(source('features/*/page/*.ts')),
            ],
          }
        : {
            input: source('index.html'),
            ...(!isSsrBuild && { preserveEntrySignatures: false, output: { codeSplitting: sharedFiles } }),
          },
  },
}))
