import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { withoutJsonSchema } from './web/build/without-json-schema.ts'
import { withoutSummaries } from './web/build/without-summaries.ts'
import { type Shell, workerFile } from './web/housekeeping-phone/shell/shell.ts'

/** Compresses once at build time what the server would otherwise compress on every request. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir: outDir = '' }) {
    const files = await readdir(outDir, { recursive: true })
    const texts = files.filter((file) => /\.(js|css|svg)$/.test(file))
    await Promise.all(
      texts.map(async (file) => {
        const path = join(outDir, file)
        const plain = await readFile(path)
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
        await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, best))
        await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }))
      }),
    )
  },
}

const phonePage = /\/web\/(housekeeping-phone\/|app\/housekeeping-layout|kit\/feedback\/toasts)/

/** Builds the service worker of the phone page, with the names of all files that the page needs. */
const shellWorker: Plugin = {
  name: 'shell-worker',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const found = new Set<string>()
    const add = (file: string) => {
      const chunk = bundle[file]
      if (found.has(file) || chunk?.type !== 'chunk') return
      found.add(file)
      for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
      for (const next of chunk.imports) add(next)
    }
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
    add(entry)
    for (const { fileName, moduleIds } of chunks) if (moduleIds.some((id) => phonePage.test(id))) add(fileName)
    const shell: Shell = {
      page: '/housekeeping',
      entry: `/${entry}`,
      files: [...found].sort().map((file) => `/${file}`),
    }
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      define: { __SHELL__: JSON.stringify(shell) },
      build: {
        write: false,
        target: 'es2022',
        rolldownOptions: { input: join(import.meta.dirname, 'web/housekeeping-phone/shell/shell-worker.ts') },
      },
    })
    const [output] = [built].flat()
    if (output && 'output' in output) {
      this.emitFile({ type: 'asset', fileName: workerFile.slice(1), source: output.output[0].code })
    }
  },
}

const formParts =
  /node_modules[\\/](react-hook-form|@hookform|react-number-format)[\\/]|@mantine[\\/]core[\\/].*[\\/](NumberInput|Radio|Textarea|Autocomplete|NativeSelect)[\\/]/

/** The screens that a day at the desk begins with. */
const firstScreens =
  /[\\/]web[\\/](app[\\/]admin-layout|dashboard[\\/]dashboard-page|bookings[\\/]list[\\/]all-bookings-page)\.tsx$/

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const known = new Map<string, boolean>()

/** Whether a module is a part of forms, or one of ours that imports such a part, itself or through others. */
const isOfForms = (id: string, graph: ModuleGraph): boolean => {
  const before = known.get(id)
  if (before !== undefined) return before
  // For imports in a circle.
  known.set(id, false)
  const isOurs = !id.includes('node_modules')
  const imported = (isOurs && graph.getModuleInfo(id)?.importedIds) || []
  const found = formParts.test(id) || imported.some((next) => isOfForms(next, graph))
  known.set(id, found)
  return found
}

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), withoutSummaries, withoutJsonSchema, shellWorker, precompress],
  // The server puts a fresh nonce in the place of this word on every request.
  html: { cspNonce: '__CSP_NONCE__' },
  // One file for all icons would be read whole in development.
  resolve: { alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' } },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': process.env.SARAI_API ?? `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The sign-in page in one file, free of anything only a screen behind it needs.
            { name: 'start', tags: ['$initial'], priority: 3 },
            // The first screens with all that they need, in one more.
            { name: 'desk', test: firstScreens, priority: 2 },
            // What many other screens share: left alone, a screen asks for a hundred small files.
            { name: (id, graph) => (isOfForms(id, graph) ? null : 'shared'), minShareCount: 6, priority: 1 },
            // What many forms share. Lists open without it.
            { name: (id, graph) => (isOfForms(id, graph) ? 'forms' : null), minShareCount: 4, priority: 0 },
          ],
        },
      },
    },
  },
})
