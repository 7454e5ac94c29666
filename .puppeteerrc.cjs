// The tests carry their own browser (@sparticuz/chromium); puppeteer must not download another.
module.exports = { skipDownload: true };
