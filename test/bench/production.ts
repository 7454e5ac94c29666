// Imported before everything else: React chooses its build by this when it is loaded.
process.env.NODE_ENV = 'production';
