const lookEvery = 500

/**
 * npm runs a script through a shell. When npm is asked to stop, the shell ends without telling the script, so a script
 * whose shell is gone stops itself. (`exec` in package.json would avoid the shell, but cmd.exe has no `exec`. On Windows
 * nothing is done here: Ctrl-C reaches the script itself.)
 */
export const stopWithParent = () => {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    // While the packages are installed no handler listens for the signal, and nothing has to be finished.
    if (!process.emit('SIGTERM')) process.exit(143)
  }, lookEvery)
  timer.unref()
}
